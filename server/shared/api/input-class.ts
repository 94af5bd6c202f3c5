/** A class whose fields have rules; what a caller sends is read as one of its objects. */
export type InputClass<T extends object> = new () => T;
