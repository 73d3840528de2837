CREATE INDEX "stock_receipt_source_source_id_look" ON "stock_receipt" USING btree ("source","source_id");
