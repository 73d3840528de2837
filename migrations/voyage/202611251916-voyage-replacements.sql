CREATE TABLE "voyage_voyage_replacement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_voyage_replacement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"replacement_no" text,
	"kind" text NOT NULL,
	"ship_name" bigint NOT NULL,
	"from_voyage" bigint NOT NULL,
	"to_voyage" bigint,
	"first_report" bigint,
	"last_report" bigint,
	"report_count" bigint,
	"old_no" text,
	"new_no" text,
	"reason" text NOT NULL,
	CONSTRAINT "voyage_voyage_replacement_kind_check" CHECK (kind in ('MOVE', 'NUMBER'))
);

ALTER TABLE "voyage_voyage_replacement" ADD CONSTRAINT "voyage_voyage_replacement_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_voyage_replacement" ADD CONSTRAINT "voyage_voyage_replacement_from_voyage_ref" FOREIGN KEY ("from_voyage") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_voyage_replacement" ADD CONSTRAINT "voyage_voyage_replacement_to_voyage_ref" FOREIGN KEY ("to_voyage") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_voyage_replacement" ADD CONSTRAINT "voyage_voyage_replacement_first_report_ref" FOREIGN KEY ("first_report") REFERENCES "public"."voyage_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_voyage_replacement" ADD CONSTRAINT "voyage_voyage_replacement_last_report_ref" FOREIGN KEY ("last_report") REFERENCES "public"."voyage_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "voyage_voyage_replacement_replacement_no_serial" ON "voyage_voyage_replacement" USING btree ("replacement_no") WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_replacement_sort" ON "voyage_voyage_replacement" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_replacement_ship_name_sort" ON "voyage_voyage_replacement" USING btree ("ship_name","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_replacement_from_voyage_sort" ON "voyage_voyage_replacement" USING btree ("from_voyage","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_replacement_to_voyage_sort" ON "voyage_voyage_replacement" USING btree ("to_voyage","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_replacement_first_report_sort" ON "voyage_voyage_replacement" USING btree ("first_report","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_replacement_last_report_sort" ON "voyage_voyage_replacement" USING btree ("last_report","create_time" desc,"id" desc) WHERE deleted_at is null;
