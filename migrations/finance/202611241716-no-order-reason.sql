ALTER TABLE "finance_invoice_finding" DROP CONSTRAINT "finance_invoice_finding_code_check";
ALTER TABLE "finance_invoice_review_config" DROP CONSTRAINT "finance_invoice_review_config_exception_code_check";
ALTER TABLE "finance_invoice" ADD COLUMN "no_order_reason" text;
ALTER TABLE "finance_invoice_finding" ADD CONSTRAINT "finance_invoice_finding_code_check" CHECK (code in ('PRICE_LOWER', 'PRICE_WITHIN', 'PRICE_OVER', 'PRICE_SUM', 'AMOUNT_DIFF', 'NO_ORDER', 'QTY_OVER', 'NOT_RECEIVED', 'TAX_DIFF', 'TAX_RATE', 'PARTY', 'CURRENCY', 'TOTAL_OVER'));
ALTER TABLE "finance_invoice_review_config" ADD CONSTRAINT "finance_invoice_review_config_exception_code_check" CHECK (exception_code in ('PRICE_OVER', 'PRICE_SUM', 'AMOUNT_DIFF', 'NO_ORDER', 'QTY_OVER', 'NOT_RECEIVED', 'TAX_DIFF', 'TAX_RATE', 'PARTY', 'CURRENCY', 'TOTAL_OVER'));
