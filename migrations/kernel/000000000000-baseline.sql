CREATE TABLE "kernel_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"actor_name" text,
	"action" text NOT NULL,
	"reason" text,
	"changes" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"username" text
);

CREATE TABLE "kernel_serial" (
	"serial" text NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "kernel_serial_serial_period_pk" PRIMARY KEY("serial","period")
);

CREATE TABLE "kernel_idempotency" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kernel_idempotency_user_id_key_pk" PRIMARY KEY("user_id","key")
);

CREATE TABLE "kernel_task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"job" text NOT NULL,
	"title" jsonb NOT NULL,
	"state" text NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"note" jsonb,
	"error" jsonb,
	"stack" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"file_id" bigint,
	"report" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"cancel_asked_at" timestamp(3) with time zone,
	"put_away" boolean DEFAULT false NOT NULL
);

CREATE TABLE "kernel_task_input" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);

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

CREATE TABLE "kernel_live_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"users" bigint[] NOT NULL,
	"topic" text NOT NULL,
	"data" jsonb NOT NULL
);

CREATE TABLE "kernel_live_presence" (
	"node" text NOT NULL,
	"user_id" bigint NOT NULL,
	"sockets" integer NOT NULL,
	CONSTRAINT "kernel_live_presence_node_user_id_pk" PRIMARY KEY("node","user_id")
);

CREATE TABLE "kernel_node" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp(3) with time zone NOT NULL,
	"error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone
);

CREATE TABLE "kernel_schedule" (
	"name" text PRIMARY KEY NOT NULL,
	"cron" text,
	"paused" boolean DEFAULT false NOT NULL,
	"owner_id" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_schedule_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_schedule_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slot" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"node" text NOT NULL,
	"by_name" text,
	"started_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"note" jsonb,
	"error" jsonb,
	"stack" text,
	CONSTRAINT "kernel_schedule_run_slot" UNIQUE("name","slot")
);

CREATE TABLE "kernel_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_draft" (
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"content" text NOT NULL,
	"kept_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "kernel_draft_owner_id_name_pk" PRIMARY KEY("owner_id","name")
);

CREATE TABLE "kernel_draft_key" (
	"owner_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);

CREATE TABLE "kernel_search" (
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"tokens" "tsvector" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "kernel_search_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);

CREATE TABLE "kernel_preference" (
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "kernel_preference_user_id_name_pk" PRIMARY KEY("user_id","name")
);

CREATE TABLE "kernel_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"owner" bigint NOT NULL,
	"created" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_file_use" (
	"file_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	CONSTRAINT "kernel_file_use_resource_record_id_file_id_pk" PRIMARY KEY("resource","record_id","file_id")
);

CREATE TABLE "kernel_blob" (
	"hash" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"driver" text NOT NULL,
	"leaving" text,
	"created" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_storage" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"driver" text NOT NULL,
	"endpoint" text,
	"region" text,
	"bucket" text
);

CREATE INDEX "kernel_history_record" ON "kernel_history" USING btree ("resource","record_id","id");
CREATE INDEX "kernel_history_user" ON "kernel_history" USING btree ("user_id","at","id");
CREATE INDEX "kernel_history_request" ON "kernel_history" USING btree ("request_id");
CREATE INDEX "kernel_task_user" ON "kernel_task" USING btree ("user_id","id");
CREATE INDEX "kernel_task_ended" ON "kernel_task" USING btree ("ended_at");
CREATE UNIQUE INDEX "kernel_batch_row_record" ON "kernel_batch_row" USING btree ("task_id","record_id");
CREATE UNIQUE INDEX "kernel_list_view_name" ON "kernel_list_view" USING btree ("user_id","page","name") WHERE deleted_at is null;
CREATE INDEX "kernel_list_view_roles" ON "kernel_list_view" USING gin ("roles");
CREATE INDEX "kernel_live_event_at" ON "kernel_live_event" USING btree ("at");
CREATE INDEX "kernel_mail_due" ON "kernel_mail" USING btree ("state","next_try");
CREATE INDEX "kernel_mail_created" ON "kernel_mail" USING btree ("created_at");
CREATE INDEX "kernel_schedule_run_started" ON "kernel_schedule_run" USING btree ("started_at");
CREATE INDEX "kernel_draft_kept_at" ON "kernel_draft" USING btree ("kept_at");
CREATE INDEX "kernel_search_tokens" ON "kernel_search" USING gin ("tokens") WITH (gin_pending_list_limit=256);
CREATE INDEX "kernel_search_newest" ON "kernel_search" USING btree ("kind","at");
CREATE INDEX "kernel_file_hash" ON "kernel_file" USING btree ("hash");
CREATE INDEX "kernel_file_owner" ON "kernel_file" USING btree ("owner","created");
CREATE INDEX "kernel_file_use_file" ON "kernel_file_use" USING btree ("file_id","resource","record_id");
CREATE INDEX "kernel_blob_driver" ON "kernel_blob" USING btree ("driver","hash");
