CREATE INDEX "identity_organization_change_effective_date_day" ON "identity_organization_change" USING btree ("effective_date") WHERE deleted_at is null;
