CREATE TABLE "voyage_s2l_package" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_s2l_package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"package_no" text,
	"ship_name" bigint,
	"rpt_type" text,
	"rpt_time" timestamp(3) with time zone,
	"received_at" timestamp(3) with time zone,
	"file_name" text,
	"made_by" text,
	"made_at" timestamp(3) with time zone,
	"sha256" text,
	"payload" jsonb,
	"report_id" bigint,
	"package_status" text NOT NULL,
	CONSTRAINT "voyage_s2l_package_rpt_type_check" CHECK (rpt_type in ('NOON', 'DEPARTURE', 'ARRIVAL', 'ANCHORING', 'BERTHING', 'HEAVING_UP_ANCHOR', 'SHIFT', 'LIGHTERING')),
	CONSTRAINT "voyage_s2l_package_package_status_check" CHECK (package_status in ('RECEIVED', 'PARSED', 'ACCEPTED', 'REJECTED'))
);

CREATE TABLE "voyage_s2l_problem" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_s2l_problem_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"level" text NOT NULL,
	"place" text,
	"message" jsonb,
	CONSTRAINT "voyage_s2l_problem_level_check" CHECK (level in ('E', 'W', 'I'))
);

ALTER TABLE "voyage_s2l_package" ADD CONSTRAINT "voyage_s2l_package_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_s2l_package" ADD CONSTRAINT "voyage_s2l_package_report_id_ref" FOREIGN KEY ("report_id") REFERENCES "public"."voyage_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_s2l_problem" ADD CONSTRAINT "voyage_s2l_problem_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_s2l_package"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "voyage_s2l_package_sha256_key" ON "voyage_s2l_package" USING btree ("sha256") WHERE deleted_at is null;
CREATE UNIQUE INDEX "voyage_s2l_package_package_no_serial" ON "voyage_s2l_package" USING btree ("package_no") WHERE deleted_at is null;
CREATE INDEX "voyage_s2l_package_sort" ON "voyage_s2l_package" USING btree ("received_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_s2l_package_rpt_time_day" ON "voyage_s2l_package" USING btree ("rpt_time") WHERE deleted_at is null;
CREATE INDEX "voyage_s2l_package_ship_name_sort" ON "voyage_s2l_package" USING btree ("ship_name","received_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_s2l_package_report_id_sort" ON "voyage_s2l_package" USING btree ("report_id","received_at" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_s2l_problem_parent" ON "voyage_s2l_problem" USING btree ("parent_id","seq");
