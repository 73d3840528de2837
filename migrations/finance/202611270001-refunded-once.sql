-- What a supplier gives back of a prepayment comes once, whatever a service forgets. The checks hold for what is written from now on.
-- What is offset, being offset and given back is never more than was prepaid.
ALTER TABLE "finance_supplier_credit" DROP CONSTRAINT "finance_supplier_credit_used_once";
ALTER TABLE "finance_supplier_credit" ADD CONSTRAINT "finance_supplier_credit_used_once" CHECK (
  coalesce(asked_amount, 0) >= 0 and coalesce(amount, 0) >= 0 and coalesce(used, 0) >= 0 and coalesce(held_amount, 0) >= 0
  and coalesce(refunded, 0) >= 0
  and coalesce(used, 0) + coalesce(held_amount, 0) + coalesce(refunded, 0) <= coalesce(amount, 0)) NOT VALID;
-- What was given back may be prepaid anew: of an order no more is with its supplier than may be. A refund that did not come after all
-- asks for nothing.
CREATE OR REPLACE FUNCTION finance_supplier_credit_within_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.amount, 0) + coalesce(NEW.asked_amount, 0) > coalesce(OLD.amount, 0) + coalesce(OLD.asked_amount, 0)
    AND coalesce(NEW.amount, 0) + coalesce(NEW.asked_amount, 0) - coalesce(NEW.refunded, 0) > coalesce(NEW.limit_amount, 0) THEN
    RAISE EXCEPTION 'more of prepayment % would be paid or asked for than may be', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_supplier_credit_within_limit';
  END IF;
  RETURN NEW;
END $$;
-- What is given back of a prepayment is what its refunds that came come to; another supplier's, or in another currency, are nothing to it.
CREATE FUNCTION finance_supplier_credit_as_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.refunded, 0) <> coalesce(OLD.refunded, 0) AND coalesce(NEW.refunded, 0) <> (
    SELECT coalesce(sum(b.amount), 0) FROM finance_prepayment_refund b
    WHERE b.credit_id = NEW.id AND b.refund_status = 'RECEIVED' AND b.deleted_at IS NULL
      AND b.partner_id = NEW.partner_id AND b.currency_id = NEW.currency_id) THEN
    RAISE EXCEPTION 'what is given back of prepayment % is not what its refunds come to', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_supplier_credit_as_refunded';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_supplier_credit_as_refunded BEFORE UPDATE OF refunded ON finance_supplier_credit
  FOR EACH ROW EXECUTE FUNCTION finance_supplier_credit_as_refunded();
-- A refund begins as a draft and comes once; from then on it stands, until it is void for good.
CREATE FUNCTION finance_prepayment_refund_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.refund_status = 'DRAFT' THEN
      RETURN NEW;
    END IF;
  ELSIF OLD.refund_status = 'DRAFT' AND NEW.refund_status <> 'VOID' AND (NEW.refund_status = 'DRAFT' OR NEW.deleted_at IS NULL)
    OR OLD.refund_status = 'RECEIVED' AND NEW.refund_status IN ('RECEIVED', 'VOID') AND NEW.deleted_at IS NULL
      AND (NEW.credit_id, NEW.partner_id, NEW.currency_id, NEW.amount, NEW.payer_account_id, NEW.bank_ref, NEW.received_date, NEW.received_amount,
          NEW.base_amount, NEW.cost_base, NEW.exchange_diff)
        IS NOT DISTINCT FROM (OLD.credit_id, OLD.partner_id, OLD.currency_id, OLD.amount, OLD.payer_account_id, OLD.bank_ref, OLD.received_date,
          OLD.received_amount, OLD.base_amount, OLD.cost_base, OLD.exchange_diff)
    OR OLD.refund_status = 'VOID' AND NEW.refund_status = 'VOID' AND NEW.deleted_at IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'refund % stands as it came', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_prepayment_refund_stands';
END $$;
CREATE TRIGGER finance_prepayment_refund_stands BEFORE INSERT OR UPDATE ON finance_prepayment_refund
  FOR EACH ROW EXECUTE FUNCTION finance_prepayment_refund_stands();
-- The same reference on the same account is the same money, whoever is said to have paid it.
CREATE UNIQUE INDEX "finance_prepayment_refund_bank_ref" ON "finance_prepayment_refund" ("payer_account_id", "bank_ref")
  WHERE refund_status <> 'VOID' AND deleted_at IS NULL;
-- Two who enter the same money as a receipt and as a refund wait for each other.
CREATE FUNCTION finance_refund_is_no_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.refund_status <> 'VOID' AND NEW.deleted_at IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('finance_money_in ' || NEW.payer_account_id || ' ' || NEW.bank_ref, 0));
    IF EXISTS (SELECT FROM finance_customer_receipt r WHERE r.payer_account_id = NEW.payer_account_id AND r.bank_ref = NEW.bank_ref
        AND r.receipt_status <> 'VOID' AND r.deleted_at IS NULL) THEN
      RAISE EXCEPTION 'the money of refund % is entered as a receipt', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_money_in_once';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_refund_is_no_receipt BEFORE INSERT OR UPDATE OF payer_account_id, bank_ref, deleted_at ON finance_prepayment_refund
  FOR EACH ROW EXECUTE FUNCTION finance_refund_is_no_receipt();
CREATE FUNCTION finance_receipt_is_no_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.receipt_status <> 'VOID' AND NEW.deleted_at IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('finance_money_in ' || NEW.payer_account_id || ' ' || NEW.bank_ref, 0));
    IF EXISTS (SELECT FROM finance_prepayment_refund b WHERE b.payer_account_id = NEW.payer_account_id AND b.bank_ref = NEW.bank_ref
        AND b.refund_status <> 'VOID' AND b.deleted_at IS NULL) THEN
      RAISE EXCEPTION 'the money of receipt % is entered as a refund', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_money_in_once';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER finance_receipt_is_no_refund BEFORE INSERT OR UPDATE OF payer_account_id, bank_ref, deleted_at ON finance_customer_receipt
  FOR EACH ROW EXECUTE FUNCTION finance_receipt_is_no_refund();
