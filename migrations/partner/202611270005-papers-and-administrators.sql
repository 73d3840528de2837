CREATE TABLE "partner_proposed_paper" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_proposed_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"partner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issuer" text,
	"valid_from" date,
	"valid_to" date,
	"attachment" bigint,
	"remark" text,
	"vendor_user_id" bigint,
	"sent_at" timestamp(3) with time zone,
	"replaces_id" bigint,
	"replaces_number" text,
	"refuse_reason" text,
	"paper_status" text NOT NULL,
	CONSTRAINT "partner_proposed_paper_paper_status_check" CHECK (paper_status in ('SUBMITTED', 'IN_FORCE', 'REFUSED', 'WITHDRAWN'))
);

ALTER TABLE "partner_vendor_user" ADD COLUMN "chief" boolean;
ALTER TABLE "partner_proposed_paper" ADD CONSTRAINT "partner_proposed_paper_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_proposed_paper" ADD CONSTRAINT "partner_proposed_paper_vendor_user_id_ref" FOREIGN KEY ("vendor_user_id") REFERENCES "public"."partner_vendor_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "partner_proposed_paper_sort" ON "partner_proposed_paper" USING btree ("sent_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "partner_proposed_paper_valid_to_day" ON "partner_proposed_paper" USING btree ("valid_to") WHERE deleted_at is null;
CREATE INDEX "partner_proposed_paper_partner_id_sort" ON "partner_proposed_paper" USING btree ("partner_id","sent_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "partner_proposed_paper_vendor_user_id_sort" ON "partner_proposed_paper" USING btree ("vendor_user_id","sent_at" desc,"id" desc) WHERE deleted_at is null;
