/**
 * What confirmed reports say of wastes, m³ by line, as read models of other domains read them: `from ${WASTES_REPORTED} w`. Water used for
 * cleaning leaves none.
 */
export const WASTES_REPORTED = `(select w.id, r.id as report_id, r.ship_name as ship_id, r.rpt_time, w.waste_code, w.generated, w.landed, w.discharged_sea,
  w.receipt_no, w.receipt_file
  from voyage_report r join voyage_report_waste w on w.parent_id = r.id
  where r.deleted_at is null and r.confirmed = 'CONFIRMED' and w.waste_code <> 'cabinCleanFw')`;
