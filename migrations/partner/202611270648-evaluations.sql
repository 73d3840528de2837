CREATE TABLE "partner_evaluation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_evaluation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"eval_no" text,
	"partner_id" bigint NOT NULL,
	"eval_year" bigint NOT NULL,
	"half" text NOT NULL,
	"period_from" date,
	"period_to" date,
	"main_type" text,
	"order_count" bigint,
	"score" numeric(20, 2),
	"grade" text,
	"proposed" text,
	"outcome" text NOT NULL,
	"outcome_reason" text,
	"remark" text,
	"request_no" text,
	"status" text NOT NULL,
	CONSTRAINT "partner_evaluation_half_check" CHECK (half in ('H1', 'H2')),
	CONSTRAINT "partner_evaluation_main_type_check" CHECK (main_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER')),
	CONSTRAINT "partner_evaluation_grade_check" CHECK (grade in ('A', 'B', 'C', 'D')),
	CONSTRAINT "partner_evaluation_proposed_check" CHECK (proposed in ('NONE', 'PRAISE', 'IMPROVE', 'SUSPEND')),
	CONSTRAINT "partner_evaluation_outcome_check" CHECK (outcome in ('NONE', 'PRAISE', 'IMPROVE', 'SUSPEND')),
	CONSTRAINT "partner_evaluation_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "partner_evaluation_measure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_evaluation_measure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item" text NOT NULL,
	"achieved" numeric(20, 4),
	"out_of" numeric(20, 4),
	"row_count" bigint,
	"weight" numeric(20, 2),
	"points" numeric(20, 2),
	CONSTRAINT "partner_evaluation_measure_item_check" CHECK (item in ('ON_TIME', 'QUALITY', 'PRICE', 'RESPONSE', 'SERVICE'))
);

CREATE TABLE "partner_service_score" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_service_score_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"points" numeric(20, 2) NOT NULL,
	"reason" text NOT NULL
);

CREATE TABLE "partner_evaluation_weight" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_evaluation_weight_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"valid_from" date NOT NULL,
	"on_time_pct" numeric(20, 2) NOT NULL,
	"quality_pct" numeric(20, 2) NOT NULL,
	"price_pct" numeric(20, 2) NOT NULL,
	"response_pct" numeric(20, 2) NOT NULL,
	"service_pct" numeric(20, 2) NOT NULL,
	"remark" text
);

ALTER TABLE "partner_evaluation" ADD CONSTRAINT "partner_evaluation_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_evaluation_measure" ADD CONSTRAINT "partner_evaluation_measure_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_evaluation"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_service_score" ADD CONSTRAINT "partner_service_score_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_evaluation"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "partner_service_score" ADD CONSTRAINT "partner_service_score_user_id_ref" FOREIGN KEY ("user_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "partner_evaluation_partner_id_eval_year_half_key" ON "partner_evaluation" USING btree ("partner_id","eval_year","half") WHERE deleted_at is null;
CREATE UNIQUE INDEX "partner_evaluation_eval_no_serial" ON "partner_evaluation" USING btree ("eval_no") WHERE deleted_at is null;
CREATE INDEX "partner_evaluation_sort" ON "partner_evaluation" USING btree ("period_to" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "partner_evaluation_partner_id_sort" ON "partner_evaluation" USING btree ("partner_id","period_to" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "partner_evaluation_measure_parent" ON "partner_evaluation_measure" USING btree ("parent_id","seq");
CREATE INDEX "partner_service_score_parent" ON "partner_service_score" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "partner_evaluation_weight_valid_from_key" ON "partner_evaluation_weight" USING btree ("valid_from") WHERE deleted_at is null;
CREATE INDEX "partner_evaluation_weight_sort" ON "partner_evaluation_weight" USING btree ("valid_from" desc,"id" desc) WHERE deleted_at is null;
