-- What is paid before an invoice is paid once and offset once, whatever a service forgets. The checks hold for what is written from now on.
ALTER TABLE "finance_supplier_credit" ADD CONSTRAINT "finance_supplier_credit_used_once" CHECK (
  coalesce(asked_amount, 0) >= 0 and coalesce(amount, 0) >= 0 and coalesce(used, 0) >= 0 and coalesce(held_amount, 0) >= 0
  and coalesce(used, 0) + coalesce(held_amount, 0) <= coalesce(amount, 0)) NOT VALID;
-- An order may come to be prepaid less than is paid or asked for; no more is asked for then.
CREATE FUNCTION finance_supplier_credit_within_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.amount, 0) + coalesce(NEW.asked_amount, 0) > coalesce(OLD.amount, 0) + coalesce(OLD.asked_amount, 0)
    AND coalesce(NEW.amount, 0) + coalesce(NEW.asked_amount, 0) > coalesce(NEW.limit_amount, 0) THEN
    RAISE EXCEPTION 'more of prepayment % would be paid or asked for than may be', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_supplier_credit_within_limit';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_supplier_credit_within_limit BEFORE UPDATE OF amount, asked_amount ON finance_supplier_credit
  FOR EACH ROW EXECUTE FUNCTION finance_supplier_credit_within_limit();
-- No more is prepaid than the lines of its supplier's requisitions that the bank was told to pay, or has paid; no more is offset than those and the
-- ones settled without it take. Another supplier's, or in another currency, are nothing to it.
CREATE FUNCTION finance_supplier_credit_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.amount, 0) > coalesce(OLD.amount, 0) AND NEW.amount > (
      SELECT coalesce(sum(l.amount), 0) FROM finance_requisition_line l JOIN finance_payment_requisition r ON r.id = l.parent_id
      WHERE l.credit_id = NEW.id AND l.amount > 0 AND r.pay_status IN ('IN_FILE', 'PAID') AND r.deleted_at IS NULL
        AND r.partner_id = NEW.partner_id AND r.currency_id = NEW.currency_id)
    OR coalesce(NEW.used, 0) > coalesce(OLD.used, 0) AND NEW.used > (
      SELECT coalesce(-sum(l.amount), 0) FROM finance_requisition_line l JOIN finance_payment_requisition r ON r.id = l.parent_id
      WHERE l.credit_id = NEW.id AND l.amount < 0 AND r.pay_status IN ('IN_FILE', 'PAID', 'OFFSET') AND r.deleted_at IS NULL
        AND r.partner_id = NEW.partner_id AND r.currency_id = NEW.currency_id) THEN
    RAISE EXCEPTION 'prepayment % would be paid or offset beyond what was asked for it', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_supplier_credit_as_asked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_supplier_credit_as_asked BEFORE UPDATE OF amount, used ON finance_supplier_credit
  FOR EACH ROW EXECUTE FUNCTION finance_supplier_credit_as_asked();
-- What is offset as a whole settles its invoices without the bank.
CREATE OR REPLACE FUNCTION finance_invoice_paid_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF abs(coalesce(NEW.paid_amount, 0)) > abs(coalesce(OLD.paid_amount, 0)) AND abs(NEW.paid_amount) > (
    SELECT abs(coalesce(sum(l.amount), 0)) FROM finance_requisition_line l JOIN finance_payment_requisition r ON r.id = l.parent_id
    WHERE l.invoice_id = NEW.id AND r.pay_status IN ('IN_FILE', 'PAID', 'OFFSET') AND r.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'invoice % would be paid beyond what was asked for it', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_invoice_paid_as_asked';
  END IF;
  RETURN NEW;
END $$;
-- So is only what comes to nothing by its lines, of which a prepayment bears some, and was with nobody; it stands from then on.
CREATE FUNCTION finance_requisition_stays_offset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.pay_status = 'OFFSET' AND (OLD.pay_status NOT IN ('DRAFT', 'OFFSET') OR coalesce(NEW.amount, 0) <> 0 OR NEW.status <> 'APPROVE'
      OR NEW.batch_id IS NOT NULL OR NEW.deleted_at IS NOT NULL
      OR NOT coalesce((SELECT sum(l.amount) = 0 AND bool_or(l.credit_id IS NOT NULL AND l.amount < 0)
        FROM finance_requisition_line l WHERE l.parent_id = NEW.id), false))
    OR OLD.pay_status = 'OFFSET' AND NEW.pay_status <> 'OFFSET' THEN
    RAISE EXCEPTION 'requisition % is not offset as a whole, or was already', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_requisition_stays_offset';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_requisition_stays_offset BEFORE UPDATE OF pay_status, amount, batch_id, deleted_at ON finance_payment_requisition
  FOR EACH ROW EXECUTE FUNCTION finance_requisition_stays_offset();
