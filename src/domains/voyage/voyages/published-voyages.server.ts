/** Voyages as the SQL of other domains reads them, those gone included: `from ${VOYAGES} v`. */
export const VOYAGES = `(select id, voyage_no, ship_name, voyage_kind, voyage_status, trade_mode, start_time, end_time, deleted_at from voyage_voyage)`;
