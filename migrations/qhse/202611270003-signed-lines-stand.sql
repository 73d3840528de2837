-- A signed line of a record book stands as it was signed: all that may come to it is the master's signature.
CREATE FUNCTION qhse_pollution_record_as_signed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving text[] := ARRAY['version', 'update_name', 'update_time', 'entry_state', 'master_id', 'master_sign_time'];
BEGIN
  IF TG_OP = 'DELETE' AND OLD.entry_state = 'draft' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.entry_state = 'draft' THEN
      RETURN NEW;
    END IF;
    IF OLD.entry_state = 'signed' AND NEW.entry_state = 'countersigned' AND NEW.master_id IS NOT NULL AND NEW.master_sign_time IS NOT NULL
      AND to_jsonb(OLD) - moving = to_jsonb(NEW) - moving THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a signed line of a record book is never changed: %', TG_OP
    USING ERRCODE = 'check_violation', CONSTRAINT = 'qhse_pollution_record_as_signed';
END $$;
CREATE TRIGGER qhse_pollution_record_as_signed BEFORE UPDATE OR DELETE ON qhse_pollution_record
  FOR EACH ROW EXECUTE FUNCTION qhse_pollution_record_as_signed();
CREATE FUNCTION qhse_pollution_record_never_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'record books are never emptied'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'qhse_pollution_record_as_signed';
END $$;
CREATE TRIGGER qhse_pollution_record_never_emptied BEFORE TRUNCATE ON qhse_pollution_record
  FOR EACH STATEMENT EXECUTE FUNCTION qhse_pollution_record_never_emptied();
