/** Ports as the SQL of other domains reads them, those gone included: `from ${PORTS} p`. */
export const PORTS = `(select id, unlocode, name, name_en, latitude, longitude, zone, eca, deleted_at from parameter_port)`;
