/** Ships as the SQL of other domains reads them, those gone included: `from ${SHIPS} v`. */
export const SHIPS = `(select id, organization_id, ship_code, name, name_en, imo, status, noon_hour, deleted_at from fleet_vessel)`;
