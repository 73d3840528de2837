CREATE TABLE "voyage_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"name_en" text,
	"send_when" text NOT NULL,
	"layout" text NOT NULL,
	"mail_language" text NOT NULL,
	"ships" bigint[],
	"remark" text,
	"mail_status" text NOT NULL,
	CONSTRAINT "voyage_mail_send_when_check" CHECK (send_when in ('CONFIRM', 'SUBMIT')),
	CONSTRAINT "voyage_mail_layout_check" CHECK (layout in ('FULL', 'CHARTERER', 'POSITION', 'NOON')),
	CONSTRAINT "voyage_mail_mail_language_check" CHECK (mail_language in ('zh', 'en', 'both')),
	CONSTRAINT "voyage_mail_mail_status_check" CHECK (mail_status in ('ACTIVE', 'STOPPED'))
);

CREATE TABLE "voyage_mail_type" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_mail_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"rpt_type" text NOT NULL,
	CONSTRAINT "voyage_mail_type_rpt_type_check" CHECK (rpt_type in ('NOON', 'DEPARTURE', 'ARRIVAL', 'ANCHORING', 'BERTHING', 'HEAVING_UP_ANCHOR', 'SHIFT', 'LIGHTERING'))
);

CREATE TABLE "voyage_mail_address" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_mail_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"recipient" text,
	"email" text NOT NULL
);

CREATE TABLE "voyage_mail_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_mail_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_name" bigint NOT NULL,
	"mail_id" bigint NOT NULL,
	"report_id" bigint,
	"report_version" bigint,
	"rpt_type" text NOT NULL,
	"occasion" text NOT NULL,
	"layout" text NOT NULL,
	"email" text,
	"subject" text,
	"queued_at" timestamp(3) with time zone NOT NULL,
	"sent_by" text,
	"outbox_id" bigint,
	CONSTRAINT "voyage_mail_log_rpt_type_check" CHECK (rpt_type in ('NOON', 'DEPARTURE', 'ARRIVAL', 'ANCHORING', 'BERTHING', 'HEAVING_UP_ANCHOR', 'SHIFT', 'LIGHTERING')),
	CONSTRAINT "voyage_mail_log_occasion_check" CHECK (occasion in ('FIRST', 'CORRECTION', 'WITHDRAWN', 'MANUAL')),
	CONSTRAINT "voyage_mail_log_layout_check" CHECK (layout in ('FULL', 'CHARTERER', 'POSITION', 'NOON'))
);

ALTER TABLE "voyage_mail_type" ADD CONSTRAINT "voyage_mail_type_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_mail"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_mail_address" ADD CONSTRAINT "voyage_mail_address_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_mail"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_mail_log" ADD CONSTRAINT "voyage_mail_log_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_mail_log" ADD CONSTRAINT "voyage_mail_log_mail_id_ref" FOREIGN KEY ("mail_id") REFERENCES "public"."voyage_mail"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "voyage_mail_name_key" ON "voyage_mail" USING btree ("name") WHERE deleted_at is null;
CREATE INDEX "voyage_mail_sort" ON "voyage_mail" USING btree ("name","id") WHERE deleted_at is null;
CREATE INDEX "voyage_mail_type_parent" ON "voyage_mail_type" USING btree ("parent_id","seq");
CREATE INDEX "voyage_mail_address_parent" ON "voyage_mail_address" USING btree ("parent_id","seq");
CREATE INDEX "voyage_mail_log_sort" ON "voyage_mail_log" USING btree ("queued_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_mail_log_report_id_mail_id_look" ON "voyage_mail_log" USING btree ("report_id","mail_id");
CREATE INDEX "voyage_mail_log_ship_name_sort" ON "voyage_mail_log" USING btree ("ship_name","queued_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_mail_log_mail_id_sort" ON "voyage_mail_log" USING btree ("mail_id","queued_at" desc,"id" desc) WHERE deleted_at is null;
