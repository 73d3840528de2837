-- Nothing is paid twice, whatever a service forgets. The checks hold for what is written from now on.
ALTER TABLE "finance_invoice" ADD CONSTRAINT "finance_invoice_open_amount" CHECK (
  coalesce(paid_amount, 0) >= 0 and coalesce(reserved_amount, 0) >= 0
  and coalesce(paid_amount, 0) + coalesce(reserved_amount, 0) <= coalesce(gross_total, 0)) NOT VALID;
-- A requisition is paid by one batch.
CREATE UNIQUE INDEX "finance_batch_line_paid_once" ON "finance_batch_line" ("requisition_id") WHERE result = 'OK';
-- An invoice is paid no more than the lines of requisitions that the bank was told to pay, or has paid.
CREATE FUNCTION finance_invoice_paid_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.paid_amount, 0) > coalesce(OLD.paid_amount, 0) AND NEW.paid_amount > (
    SELECT coalesce(sum(l.amount), 0) FROM finance_requisition_line l JOIN finance_payment_requisition r ON r.id = l.parent_id
    WHERE l.invoice_id = NEW.id AND r.pay_status IN ('IN_FILE', 'PAID') AND r.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'invoice % would be paid beyond what was asked for it', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_invoice_paid_as_asked BEFORE UPDATE OF paid_amount ON finance_invoice
  FOR EACH ROW EXECUTE FUNCTION finance_invoice_paid_as_asked();
-- What is paid was with the bank before, and stays paid.
CREATE FUNCTION finance_requisition_stays_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.pay_status = 'PAID' AND OLD.pay_status NOT IN ('IN_FILE', 'PAID')
    OR OLD.pay_status = 'PAID' AND (NEW.pay_status <> 'PAID' OR NEW.deleted_at IS NOT NULL
      OR (NEW.amount, NEW.batch_id) IS DISTINCT FROM (OLD.amount, OLD.batch_id)) THEN
    RAISE EXCEPTION 'requisition % is paid once, by the batch that told the bank', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_requisition_stays_paid BEFORE UPDATE OF pay_status, amount, batch_id, deleted_at ON finance_payment_requisition
  FOR EACH ROW EXECUTE FUNCTION finance_requisition_stays_paid();
