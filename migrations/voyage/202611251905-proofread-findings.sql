CREATE TABLE "voyage_proof_finding" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_proof_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"report_id" bigint NOT NULL,
	"ship_name" bigint NOT NULL,
	"voyage_no" bigint,
	"rpt_time" timestamp(3) with time zone,
	"rpt_zone" numeric(20, 2),
	"rule_code" text NOT NULL,
	"level" text NOT NULL,
	"field" text NOT NULL,
	"message" jsonb,
	"found" text,
	"expected" text,
	"reason" text,
	"seen_at" timestamp(3) with time zone,
	"proof_state" text NOT NULL,
	CONSTRAINT "voyage_proof_finding_level_check" CHECK (level in ('E', 'W', 'I')),
	CONSTRAINT "voyage_proof_finding_proof_state_check" CHECK (proof_state in ('OPEN', 'RETURNED', 'ACCEPTED', 'FIXED'))
);

ALTER TABLE "voyage_proof_finding" ADD CONSTRAINT "voyage_proof_finding_report_id_ref" FOREIGN KEY ("report_id") REFERENCES "public"."voyage_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_proof_finding" ADD CONSTRAINT "voyage_proof_finding_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_proof_finding" ADD CONSTRAINT "voyage_proof_finding_voyage_no_ref" FOREIGN KEY ("voyage_no") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "voyage_proof_finding_sort" ON "voyage_proof_finding" USING btree ("rpt_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_proof_finding_report_id_sort" ON "voyage_proof_finding" USING btree ("report_id","rpt_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_proof_finding_ship_name_sort" ON "voyage_proof_finding" USING btree ("ship_name","rpt_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_proof_finding_voyage_no_sort" ON "voyage_proof_finding" USING btree ("voyage_no","rpt_time" desc,"id" desc) WHERE deleted_at is null;
