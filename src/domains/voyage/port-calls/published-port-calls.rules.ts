/**
 * Port calls with their real times, those of confirmed reports before typed ones, as read models of other domains read them:
 * `join ${PORT_CALLS} c on c.id = …`.
 */
export const PORT_CALLS = `(select id, voyage, ship_name, seq, port, purpose, berth, agent, zone, eta, etb, etd,
  coalesce(said_ata, ata) as arrived, coalesce(said_atb, atb) as berthed, coalesce(said_atd, atd) as departed, deleted_at
  from voyage_voyage_port)`;
