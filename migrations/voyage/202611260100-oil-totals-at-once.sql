-- All voyages of a transaction in one go: whoever writes a thousand reports pays for one look at them, not for a look a voyage.
CREATE OR REPLACE FUNCTION voyage_oil_total_due_met() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due bigint[];
BEGIN
  WITH met AS (DELETE FROM voyage_oil_total_due RETURNING voyage_id) SELECT array_agg(voyage_id ORDER BY voyage_id) INTO due FROM met;
  IF due IS NOT NULL THEN PERFORM voyage_oil_total_renew(due); END IF;
  RETURN NULL;
END $$;
