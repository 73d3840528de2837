CREATE INDEX "kernel_file_created" ON "kernel_file" USING btree ("created");
CREATE INDEX "kernel_history_at" ON "kernel_history" USING btree ("at");
