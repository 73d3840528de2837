-- What customers owe is billed and received once, whatever a service forgets. The checks hold for what is written from now on.
-- A line to bill may come to be owed less than is billed of it; no more is billed of it then.
CREATE FUNCTION finance_receivable_line_billed_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.billed_amount, 0) < 0 OR coalesce(NEW.held_amount, 0) < 0
    OR coalesce(NEW.billed_amount, 0) + coalesce(NEW.held_amount, 0) > coalesce(OLD.billed_amount, 0) + coalesce(OLD.held_amount, 0)
      AND coalesce(NEW.billed_amount, 0) + coalesce(NEW.held_amount, 0) > coalesce(NEW.amount, 0) THEN
    RAISE EXCEPTION 'more of line % would be billed than is owed', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_receivable_line_billed_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_receivable_line_billed_once BEFORE UPDATE OF billed_amount, held_amount ON finance_receivable_line
  FOR EACH ROW EXECUTE FUNCTION finance_receivable_line_billed_once();
-- Of an invoice never more is received and taken back, in force or under approval, than it asks.
ALTER TABLE "finance_customer_invoice" ADD CONSTRAINT "finance_customer_invoice_open_amount" CHECK (
  coalesce(received_amount, 0) >= 0 and coalesce(red_amount, 0) >= 0 and coalesce(red_held, 0) >= 0
  and (coalesce(gross_total, 0) < 0 or coalesce(received_amount, 0) + coalesce(red_amount, 0) + coalesce(red_held, 0) <= coalesce(gross_total, 0))) NOT VALID;
-- What is received of an invoice is what the allocations in force come to.
CREATE FUNCTION finance_customer_invoice_received_as_allocated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.received_amount, 0) <> coalesce(OLD.received_amount, 0) AND NEW.received_amount <> (
    SELECT coalesce(sum(a.amount), 0) FROM finance_receipt_allocation a
    WHERE a.invoice_id = NEW.id AND a.allocation_status = 'LIVE' AND a.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'what is received of invoice % is not what is allocated to it', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_customer_invoice_received_as_allocated';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_customer_invoice_received_as_allocated BEFORE UPDATE OF received_amount ON finance_customer_invoice
  FOR EACH ROW EXECUTE FUNCTION finance_customer_invoice_received_as_allocated();
-- Of a receipt never more is allocated than came, and nothing of one that is void.
ALTER TABLE "finance_customer_receipt" ADD CONSTRAINT "finance_customer_receipt_allocated_once" CHECK (
  coalesce(allocated_amount, 0) >= 0 and coalesce(allocated_amount, 0) <= amount
  and (receipt_status in ('OPEN', 'SETTLED') or coalesce(allocated_amount, 0) = 0)) NOT VALID;
-- The same reference on the same account is the same money.
CREATE UNIQUE INDEX "finance_customer_receipt_bank_ref" ON "finance_customer_receipt" ("payer_account_id", "bank_ref")
  WHERE receipt_status <> 'VOID' AND deleted_at IS NULL;
