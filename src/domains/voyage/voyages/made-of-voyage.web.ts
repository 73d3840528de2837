/** What a voyage becomes; it is made over the line alone. */
export const madeOfVoyage = async () => [(await import('../laytime/laytime.calls.ts')).laytimeOfVoyage];
