CREATE UNIQUE INDEX "stock_expected_line_source_source_id_line_id_key" ON "stock_expected_line" USING btree ("source","source_id","line_id") WHERE deleted_at is null;
CREATE INDEX "stock_movement_source_source_id_look" ON "stock_movement" USING btree ("source","source_id");
