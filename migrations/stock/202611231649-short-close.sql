ALTER TABLE "stock_expected_line" DROP CONSTRAINT "stock_expected_line_status_check";
ALTER TABLE "stock_expected_line" ADD CONSTRAINT "stock_expected_line_status_check" CHECK (status in ('EXPECTED', 'PART', 'DONE', 'SHORT', 'CANCELLED'));
