CREATE INDEX "voyage_bunkering_port_look" ON "voyage_bunkering" USING btree ("port");
