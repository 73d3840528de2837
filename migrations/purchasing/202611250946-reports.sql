CREATE INDEX "purchasing_order_line_material_id_look" ON "purchasing_order_line" USING btree ("material_id");
CREATE INDEX "purchasing_purchase_order_rate_date_look" ON "purchasing_purchase_order" USING btree ("rate_date");
