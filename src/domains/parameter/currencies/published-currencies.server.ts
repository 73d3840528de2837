/** Currencies by their codes, as the SQL of other domains reads them, those gone included. */
export const CURRENCIES = `(select id, code, deleted_at from parameter_currency)`;
