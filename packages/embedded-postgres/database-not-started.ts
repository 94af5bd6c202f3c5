/** The embedded PostgreSQL could not be started; the message is meant for the person at the keyboard. */
export class DatabaseNotStarted extends Error {}
