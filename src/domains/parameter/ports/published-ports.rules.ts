/** Ports as SQL and read models of other domains read them, those gone included: `from ${PORTS} p`. */
export const PORTS = `(select id, unlocode, name, name_en, latitude, longitude, zone, eca, deleted_at from parameter_port)`;
