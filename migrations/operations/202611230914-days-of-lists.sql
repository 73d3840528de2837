CREATE INDEX "operations_book_loan_due_on_day" ON "operations_book_loan" USING btree ("due_on") WHERE deleted_at is null;
CREATE INDEX "operations_book_loan_returned_on_day" ON "operations_book_loan" USING btree ("returned_on") WHERE deleted_at is null;
CREATE INDEX "operations_call_log_at_day" ON "operations_call_log" USING btree ("at") WHERE deleted_at is null;
CREATE INDEX "operations_error_log_at_day" ON "operations_error_log" USING btree ("at") WHERE deleted_at is null;
CREATE INDEX "operations_payment_order_paid_time_day" ON "operations_payment_order" USING btree ("paid_time") WHERE deleted_at is null;
