CREATE TABLE "partner_role" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"sort_num" bigint
);

CREATE TABLE "partner_partner" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_partner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"partner_no" text,
	"name" text NOT NULL,
	"name_en" text,
	"short_name" text,
	"name_key" text,
	"role_ids" bigint[] NOT NULL,
	"country_id" bigint NOT NULL,
	"credit_code" text,
	"tax_no" text,
	"legal_person" text,
	"capital" numeric(20, 2),
	"founded" date,
	"address" text,
	"phone" text,
	"email" text,
	"website" text,
	"currency_id" bigint,
	"payment_term" text,
	"prepay_pct" numeric(20, 2),
	"taxpayer_kind" text,
	"invoice_kind" text,
	"account_code" text,
	"remark" text,
	"valid_to" date,
	"qualify_status" text NOT NULL,
	CONSTRAINT "partner_partner_taxpayer_kind_check" CHECK (taxpayer_kind in ('GENERAL', 'SMALL', 'FOREIGN')),
	CONSTRAINT "partner_partner_qualify_status_check" CHECK (qualify_status in ('PROSPECT', 'TRIAL', 'QUALIFIED', 'SUSPENDED', 'BLACKLISTED', 'INACTIVE'))
);

CREATE TABLE "partner_contact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"post" text,
	"mobile" text,
	"phone" text,
	"email" text,
	"for_type" text,
	"english" boolean,
	"primary" boolean,
	CONSTRAINT "partner_contact_for_type_check" CHECK (for_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER'))
);

CREATE TABLE "partner_supply_scope" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_supply_scope_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"purchase_type" text NOT NULL,
	"port_ids" bigint[],
	"brands" text,
	"agency_file" bigint,
	"remark" text,
	CONSTRAINT "partner_supply_scope_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER'))
);

CREATE TABLE "partner_paper" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"issuer" text,
	"valid_from" date,
	"valid_to" date,
	"mandatory" boolean,
	"attachment" bigint
);

CREATE TABLE "partner_bank_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_bank_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"partner_id" bigint NOT NULL,
	"account_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_no" text NOT NULL,
	"cnaps" text,
	"swift" text,
	"currency_id" bigint NOT NULL,
	"is_default" boolean,
	"proof" bigint,
	"call_back" text,
	"closed_reason" text,
	"status" text NOT NULL,
	CONSTRAINT "partner_bank_account_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

ALTER TABLE "partner_partner" ADD CONSTRAINT "partner_partner_country_id_ref" FOREIGN KEY ("country_id") REFERENCES "public"."parameter_country"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_partner" ADD CONSTRAINT "partner_partner_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_contact" ADD CONSTRAINT "partner_contact_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_supply_scope" ADD CONSTRAINT "partner_supply_scope_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_paper" ADD CONSTRAINT "partner_paper_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_bank_account" ADD CONSTRAINT "partner_bank_account_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_bank_account" ADD CONSTRAINT "partner_bank_account_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "partner_role_code_key" ON "partner_role" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "partner_role_sort" ON "partner_role" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "partner_partner_name_key_key" ON "partner_partner" USING btree ("name_key") WHERE deleted_at is null;
CREATE UNIQUE INDEX "partner_partner_credit_code_key" ON "partner_partner" USING btree ("credit_code") WHERE deleted_at is null;
CREATE UNIQUE INDEX "partner_partner_partner_no_serial" ON "partner_partner" USING btree ("partner_no") WHERE deleted_at is null;
CREATE INDEX "partner_partner_sort" ON "partner_partner" USING btree ("partner_no","id") WHERE deleted_at is null;
CREATE INDEX "partner_partner_country_id_sort" ON "partner_partner" USING btree ("country_id","partner_no","id") WHERE deleted_at is null;
CREATE INDEX "partner_partner_currency_id_sort" ON "partner_partner" USING btree ("currency_id","partner_no","id") WHERE deleted_at is null;
CREATE INDEX "partner_contact_parent" ON "partner_contact" USING btree ("parent_id","seq");
CREATE INDEX "partner_supply_scope_parent" ON "partner_supply_scope" USING btree ("parent_id","seq");
CREATE INDEX "partner_paper_parent" ON "partner_paper" USING btree ("parent_id","seq");
CREATE INDEX "partner_bank_account_sort" ON "partner_bank_account" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "partner_bank_account_partner_id_sort" ON "partner_bank_account" USING btree ("partner_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "partner_bank_account_currency_id_sort" ON "partner_bank_account" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
