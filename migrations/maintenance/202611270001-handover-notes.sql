CREATE TABLE "maintenance_handover_note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_handover_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"note_no" text,
	"ship_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"whole_department" boolean,
	"handover_date" date NOT NULL,
	"own_words" text,
	"department" text,
	"taken_at" timestamp(3) with time zone,
	"giver_id" bigint,
	"giver_name" text,
	"give_time" timestamp(3) with time zone,
	"taker_name" text,
	"take_time" timestamp(3) with time zone,
	"note_status" text NOT NULL,
	CONSTRAINT "maintenance_handover_note_department_check" CHECK (department in ('DECK', 'ENGINE')),
	CONSTRAINT "maintenance_handover_note_note_status_check" CHECK (note_status in ('DRAFT', 'GIVEN', 'SIGNED'))
);

CREATE TABLE "maintenance_handover_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_handover_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item_type" text NOT NULL,
	"doc_no" text,
	"equipment_id" bigint,
	"item_name" text,
	"qty" numeric(20, 4),
	"unit_id" bigint,
	"on_date" date,
	"standing" text,
	CONSTRAINT "maintenance_handover_item_item_type_check" CHECK (item_type in ('ORDER', 'FAULT', 'ALARM', 'PART')),
	CONSTRAINT "maintenance_handover_item_standing_check" CHECK (standing in ('PLANNED', 'ISSUED', 'DOING', 'REPORTED', 'SUBMITTED', 'AUDIT', 'HANDLING', 'VERIFY', 'OUTSIDE', 'UNREAD', 'AWAITED'))
);

ALTER TABLE "maintenance_handover_note" ADD CONSTRAINT "maintenance_handover_note_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_handover_note" ADD CONSTRAINT "maintenance_handover_note_post_id_ref" FOREIGN KEY ("post_id") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_handover_item" ADD CONSTRAINT "maintenance_handover_item_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_handover_note"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_handover_item" ADD CONSTRAINT "maintenance_handover_item_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_handover_item" ADD CONSTRAINT "maintenance_handover_item_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "maintenance_handover_note_note_no_serial" ON "maintenance_handover_note" USING btree ("note_no") WHERE deleted_at is null;
CREATE INDEX "maintenance_handover_note_sort" ON "maintenance_handover_note" USING btree ("handover_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_handover_note_ship_id_sort" ON "maintenance_handover_note" USING btree ("ship_id","handover_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_handover_note_post_id_sort" ON "maintenance_handover_note" USING btree ("post_id","handover_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_handover_item_parent" ON "maintenance_handover_item" USING btree ("parent_id","seq");
