-- What a red invoice takes back is offset once: as of an invoice, never more than it states is offset and asked for, below zero.
ALTER TABLE "finance_invoice" DROP CONSTRAINT "finance_invoice_open_amount";
ALTER TABLE "finance_invoice" ADD CONSTRAINT "finance_invoice_open_amount" CHECK (
  CASE WHEN coalesce(gross_total, 0) < 0
    THEN coalesce(paid_amount, 0) <= 0 and coalesce(reserved_amount, 0) <= 0
      and coalesce(paid_amount, 0) + coalesce(reserved_amount, 0) >= gross_total
    ELSE coalesce(paid_amount, 0) >= 0 and coalesce(reserved_amount, 0) >= 0
      and coalesce(paid_amount, 0) + coalesce(reserved_amount, 0) <= coalesce(gross_total, 0) END) NOT VALID;
CREATE OR REPLACE FUNCTION finance_invoice_paid_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF abs(coalesce(NEW.paid_amount, 0)) > abs(coalesce(OLD.paid_amount, 0)) AND abs(NEW.paid_amount) > (
    SELECT abs(coalesce(sum(l.amount), 0)) FROM finance_requisition_line l JOIN finance_payment_requisition r ON r.id = l.parent_id
    WHERE l.invoice_id = NEW.id AND r.pay_status IN ('IN_FILE', 'PAID') AND r.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'invoice % would be paid beyond what was asked for it', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_invoice_paid_as_asked';
  END IF;
  RETURN NEW;
END $$;
