CREATE TABLE "partner_supplier_qualification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_supplier_qualification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"qual_no" text,
	"kind" text NOT NULL,
	"partner_id" bigint NOT NULL,
	"site_visit" text,
	"trial_orders" bigint,
	"valid_months" bigint NOT NULL,
	"reason" text NOT NULL,
	"attachments" bigint[],
	"standing_now" text,
	"standing_next" text,
	"technical" boolean,
	"effective_on" date,
	"valid_to" date,
	"status" text NOT NULL,
	CONSTRAINT "partner_supplier_qualification_kind_check" CHECK (kind in ('ADMISSION', 'SCOPE', 'ANNUAL', 'REINSTATE', 'SUSPEND', 'BLACKLIST')),
	CONSTRAINT "partner_supplier_qualification_standing_now_check" CHECK (standing_now in ('PROSPECT', 'TRIAL', 'QUALIFIED', 'SUSPENDED', 'BLACKLISTED', 'INACTIVE')),
	CONSTRAINT "partner_supplier_qualification_standing_next_check" CHECK (standing_next in ('PROSPECT', 'TRIAL', 'QUALIFIED', 'SUSPENDED', 'BLACKLISTED', 'INACTIVE')),
	CONSTRAINT "partner_supplier_qualification_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "partner_qualification_scope" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_qualification_scope_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"purchase_type" text NOT NULL,
	"port_ids" bigint[],
	"brands" text,
	"agency_file" bigint,
	"remark" text,
	CONSTRAINT "partner_qualification_scope_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER'))
);

CREATE TABLE "partner_qualification_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_qualification_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item" text NOT NULL,
	"mandatory" boolean,
	"finding" text,
	"note" text,
	"attachment" bigint,
	CONSTRAINT "partner_qualification_check_item_check" CHECK (item in ('LICENCE', 'TAX', 'SANCTIONS', 'QUALITY', 'CAPABILITY', 'AUTHORITY', 'SAFETY', 'FINANCES', 'REFERENCES')),
	CONSTRAINT "partner_qualification_check_finding_check" CHECK (finding in ('PASS', 'FAIL', 'NA'))
);

ALTER TABLE "partner_partner" ADD COLUMN "standing_since" date;
ALTER TABLE "partner_supplier_qualification" ADD CONSTRAINT "partner_supplier_qualification_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_qualification_scope" ADD CONSTRAINT "partner_qualification_scope_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_supplier_qualification"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_qualification_check" ADD CONSTRAINT "partner_qualification_check_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_supplier_qualification"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "partner_supplier_qualification_qual_no_serial" ON "partner_supplier_qualification" USING btree ("qual_no") WHERE deleted_at is null;
CREATE INDEX "partner_supplier_qualification_sort" ON "partner_supplier_qualification" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "partner_supplier_qualification_effective_on_day" ON "partner_supplier_qualification" USING btree ("effective_on") WHERE deleted_at is null;
CREATE INDEX "partner_supplier_qualification_partner_id_sort" ON "partner_supplier_qualification" USING btree ("partner_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "partner_qualification_scope_parent" ON "partner_qualification_scope" USING btree ("parent_id","seq");
CREATE INDEX "partner_qualification_check_parent" ON "partner_qualification_check" USING btree ("parent_id","seq");
