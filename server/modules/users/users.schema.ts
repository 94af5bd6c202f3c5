/** Notifies every process to close the live connections of a session that ended. */
export const USERS_FUNCTIONS = `
create function tell_session_changed() returns trigger language plpgsql as $$
begin perform pg_notify('session_changed', new.id::text); return null; end $$;

create function tell_session_ended() returns trigger language plpgsql as $$
begin perform pg_notify('session_changed', old.user_id::text); return null; end $$;

create function refuse_consent_change() returns trigger language plpgsql as $$
begin raise exception 'rows of % are never changed', tg_table_name; end $$;
`;
