CREATE INDEX "kernel_file_owner" ON "kernel_file" USING btree ("owner","created");
