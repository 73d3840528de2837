CREATE TABLE "qhse_ship_duty" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_ship_duty_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"duty_no" text,
	"ship_id" bigint NOT NULL,
	"duty_month" text NOT NULL,
	"duty_kind" text NOT NULL,
	"note" text,
	"people_count" bigint,
	"rest_check" text,
	"breach_count" bigint,
	"master_reason" text,
	"reason_mark" text,
	"open_key" text,
	"status" text NOT NULL,
	CONSTRAINT "qhse_ship_duty_duty_kind_check" CHECK (duty_kind in ('SEA_WATCH', 'PORT_WATCH', 'ANCHOR', 'SECURITY', 'FIRE_ROUND')),
	CONSTRAINT "qhse_ship_duty_rest_check_check" CHECK (rest_check in ('KEPT', 'BROKEN')),
	CONSTRAINT "qhse_ship_duty_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "qhse_duty_watch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_duty_watch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"duty_day" date,
	"person_name" text,
	"person_rank" text,
	"periods" text
);

ALTER TABLE "qhse_ship_duty" ADD CONSTRAINT "qhse_ship_duty_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_duty_watch" ADD CONSTRAINT "qhse_duty_watch_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_ship_duty"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_ship_duty_open_key_key" ON "qhse_ship_duty" USING btree ("open_key") WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_ship_duty_duty_no_serial" ON "qhse_ship_duty" USING btree ("duty_no") WHERE deleted_at is null;
CREATE INDEX "qhse_ship_duty_sort" ON "qhse_ship_duty" USING btree ("duty_month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_ship_duty_ship_id_duty_month_look" ON "qhse_ship_duty" USING btree ("ship_id","duty_month");
CREATE INDEX "qhse_ship_duty_ship_id_sort" ON "qhse_ship_duty" USING btree ("ship_id","duty_month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_duty_watch_parent" ON "qhse_duty_watch" USING btree ("parent_id","seq");
