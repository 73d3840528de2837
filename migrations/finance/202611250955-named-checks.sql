-- What the triggers of payments hold back says its name, so that it is told in the words of the domain.
CREATE OR REPLACE FUNCTION finance_invoice_paid_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.paid_amount, 0) > coalesce(OLD.paid_amount, 0) AND NEW.paid_amount > (
    SELECT coalesce(sum(l.amount), 0) FROM finance_requisition_line l JOIN finance_payment_requisition r ON r.id = l.parent_id
    WHERE l.invoice_id = NEW.id AND r.pay_status IN ('IN_FILE', 'PAID') AND r.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'invoice % would be paid beyond what was asked for it', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_invoice_paid_as_asked';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION finance_requisition_stays_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.pay_status = 'PAID' AND OLD.pay_status NOT IN ('IN_FILE', 'PAID')
    OR OLD.pay_status = 'PAID' AND (NEW.pay_status <> 'PAID' OR NEW.deleted_at IS NOT NULL
      OR (NEW.amount, NEW.batch_id) IS DISTINCT FROM (OLD.amount, OLD.batch_id)) THEN
    RAISE EXCEPTION 'requisition % is paid once, by the batch that told the bank', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_requisition_stays_paid';
  END IF;
  RETURN NEW;
END $$;
