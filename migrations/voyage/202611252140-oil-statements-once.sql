CREATE UNIQUE INDEX "voyage_oil_statement_ship_name_kind_period_key" ON "voyage_oil_statement" USING btree ("ship_name","kind","period") WHERE deleted_at is null;
