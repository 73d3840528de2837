/**
 * A question that a lower layer asks and higher domains answer, such as what may be invoiced. `T` names its calls as plain functions; whoever
 * fills it is given the context first and answers a promise.
 */
export type Port<T extends Calls = Calls> = {
  readonly name: string;
  /** At most one module answers; the start refuses a second. */
  readonly single: boolean;
  readonly calls?: T;
};

type Calls = Record<string, (...asked: never[]) => unknown>;

/** Declares a port in the `public.ts` of the domain that asks, named `finance.invoiceSource`; any number of modules may answer. */
export const definePort = <T extends Calls>(name: string): Port<T> => ({ name, single: false });

/** The same where one module at most has the answer. */
export const defineSinglePort = <T extends Calls>(name: string): Port<T> => ({ name, single: true });

/** Something that happened in a domain, told to higher ones in the transaction of the act; `T` is what is told, as JSON. */
export type DomainEvent<T extends object = object> = {
  readonly name: string;
  /** Whoever hears it may refuse the act, as the links of the domains say. */
  readonly mayRefuse: boolean;
  readonly told?: T;
};

/** Declares an event in the `public.ts` of the domain where it happens, named `voyage.reportConfirmed`. */
export const defineEvent = <T extends object>(name: string, options: { mayRefuse?: true } = {}): DomainEvent<T> => ({
  name,
  mayRefuse: options.mayRefuse ?? false,
});
