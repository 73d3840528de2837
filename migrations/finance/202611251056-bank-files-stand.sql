-- What a bank was told, and what it said, stands as it was, whatever a service forgets. Contents may be sealed anew, under another key.
CREATE FUNCTION finance_bank_file_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL OR OLD.file_status = 'VOID' AND NEW.file_status <> 'VOID'
    OR (NEW.file_no, NEW.file_name, NEW.focus_payment_id, NEW.line_count, NEW.total, NEW.size, NEW.sha256)
      IS DISTINCT FROM (OLD.file_no, OLD.file_name, OLD.focus_payment_id, OLD.line_count, OLD.total, OLD.size, OLD.sha256) THEN
    RAISE EXCEPTION 'bank file % stands as it was built', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_bank_file_stands';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_bank_file_stands BEFORE UPDATE ON finance_bank_file
  FOR EACH ROW EXECUTE FUNCTION finance_bank_file_stands();
CREATE FUNCTION finance_bank_return_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL OR (NEW.file_name, NEW.focus_payment_id, NEW.size, NEW.sha256)
    IS DISTINCT FROM (OLD.file_name, OLD.focus_payment_id, OLD.size, OLD.sha256) THEN
    RAISE EXCEPTION 'file % of the bank stands as it came', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_bank_file_stands';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_bank_return_stands BEFORE UPDATE ON finance_bank_return
  FOR EACH ROW EXECUTE FUNCTION finance_bank_return_stands();
