CREATE TABLE "kernel_batch" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"act" text NOT NULL,
	"field" text,
	"reason" text,
	"undone_by" bigint
);

CREATE TABLE "kernel_batch_row" (
	"task_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"record_id" bigint NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb,
	"before" jsonb,
	"state" text NOT NULL,
	"cause" jsonb,
	"new_version" integer,
	CONSTRAINT "kernel_batch_row_task_id_seq_pk" PRIMARY KEY("task_id","seq")
);

CREATE TABLE "kernel_list_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_list_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone
);

CREATE UNIQUE INDEX "kernel_batch_row_record" ON "kernel_batch_row" USING btree ("task_id","record_id");
CREATE UNIQUE INDEX "kernel_list_view_name" ON "kernel_list_view" USING btree ("user_id","page","name") WHERE deleted_at is null;
CREATE INDEX "kernel_list_view_roles" ON "kernel_list_view" USING gin ("roles");
