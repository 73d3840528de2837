CREATE INDEX "fleet_ship_responsibility_to_date_day" ON "fleet_ship_responsibility" USING btree ("to_date") WHERE deleted_at is null;
